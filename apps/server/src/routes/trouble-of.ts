import { ERRORS, type ErrorCode } from '@warren/protocol';
import type { FastifyError } from 'fastify';
import { sentence } from '../pages/sentence.js';

/** An error of the framework in the words of the catalogue. */
export interface KnownTrouble {
  readonly code: ErrorCode;
  readonly message: string;
  readonly field?: string;
}

type Flaw = NonNullable<FastifyError['validation']>[number];

const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-type',
};
/** A part of an address that has not the form of its kind. */
const BY_PARAMETER: Readonly<Record<string, ErrorCode>> = {
  slot: 'bad-slot',
  copy: 'no-save',
  board: 'bad-board',
  run: 'no-run',
  level: 'no-level',
};
const LONGEST_NAME = 60;

/** What is wrong with a request, as the framework found it. */
export function troubleOf(error: FastifyError): KnownTrouble {
  const code = BY_CODE[error.code];
  if (code !== undefined) return { code, message: ERRORS[code].sentence };
  const [flaw] = error.validation ?? [];
  if (flaw === undefined) return { code: 'bad-request', message: sentence(error.message) };
  const field = fieldOf(flaw);
  const parameter = error.validationContext === 'params' ? BY_PARAMETER[field] : undefined;
  if (parameter !== undefined) return { code: parameter, message: ERRORS[parameter].sentence };
  return { code: 'bad-request', message: describe(flaw, field), ...(field === '' ? {} : { field }) };
}

/** The name of the field that is meant, such as `ticket.id`. */
function fieldOf({ instancePath, params }: Flaw): string {
  const last = params.missingProperty ?? params.additionalProperty;
  const path = instancePath.split('/').slice(1);
  if (typeof last === 'string') path.push(last);
  return path.join('.').slice(0, LONGEST_NAME);
}

function describe({ keyword, message = 'cannot be read' }: Flaw, field: string): string {
  if (field === '') return sentence(`the request ${message}`);
  if (keyword === 'required') return `The field "${field}" is missing.`;
  if (keyword === 'additionalProperties') return `There is no field "${field}" here.`;
  return sentence(`the field "${field}" ${message}`);
}

/** A number with at most three decimals, as short as SVG allows. */
export function svgNumber(value: number): string {
  const text = `${Math.round(value * 1000) / 1000}`;
  if (text === '-0') return '0';
  return text.replace(/^(-?)0\./, '$1.');
}

export function svgPoint(x: number, y: number): string {
  return `${svgNumber(x)} ${svgNumber(y)}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Any text as XML that shows it, on one line: what XML cannot hold becomes a replacement character. */
export function escapeXml(text: string): string {
  return (
    text
      .replace(/[\t\n\r]+/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very ones XML forbids.
      .replace(/[\u0000-\u001f\ufffe\uffff]|[\ud800-\udfff]/gu, '\ufffd')
      .replace(/[&<>"']/g, (character) => ENTITIES[character])
  );
}

/** One quiet line about a thing that is being done. Standard error, so that pipes stay clean. */
export function say(line) {
  process.stderr.write(`warren: ${line}\n`);
}

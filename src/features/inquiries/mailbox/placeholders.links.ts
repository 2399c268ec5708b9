/** Placeholders that no message can fill. */
export function unknownPlaceholders(body: string): string[] {
  return [...body.matchAll(/\{[^{}\s]*\}/g)]
    .map(([each]) => each)
    .filter((each) => !['{name}', '{message_no}'].includes(each))
}

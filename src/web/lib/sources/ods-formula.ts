/** A formula of OpenDocument as workbooks of Excel write it: 'of:=[.B4]*[$Prix.C4]' is 'B4*Prix!C4'. */
export function formulaOfOds(formula: string | null): string | null {
  if (formula === null) return null
  const [, body] = /^(?:of:|oooc:|msoxl:)?=(.*)$/su.exec(formula) ?? []
  if (body === undefined) return null
  return body
    .replaceAll(/"(?:[^"]|"")*"|\[([^[\]]*)\]|;/gu, (whole, reference: string | undefined) =>
      whole === ';' ? ',' : reference === undefined ? whole : addressOf(reference),
    )
    .trim()
}

/** '.B4:.B9', "$'Prix HT'.B4"; an address in another file stays one that is not read. */
function addressOf(reference: string): string {
  if (reference.includes('#')) return "'[1]'!A1"
  const [, tab = '', from = '', to] =
    /^\$?((?:'(?:[^']|'')+'|[^.']*))\.([^:]+)(?::(?:[^.]*)\.(.+))?$/u.exec(reference) ?? []
  const range = to === undefined ? from : `${from}:${to}`
  return tab === '' ? range : `${tab.startsWith("'") ? tab : `'${tab}'`}!${range}`
}

/** What a text of the pages leads to on the screen: the page of a row's product, or how an amount was computed. */
export type SheetAbout = 'total' | 'portion' | `line ${string}` | `product ${string}`

export function readAbout(about: string): { kind: string; key: string } {
  const [kind = '', key = ''] = about.split(' ')
  return { kind, key }
}

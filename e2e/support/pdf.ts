import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF, page by page, as a reader would copy it; every kind of space is a plain one. */
export async function pdfPages(file: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)))
  return text.map((page) => page.replace(/\s+/gu, ' '))
}

/** The amounts in euros of a text, in their order: '1 234,50 €'. */
export function amountsIn(text: string): string[] {
  return text.match(/\d[\d ]*,\d\d €/gu) ?? []
}

/** The fonts a PDF uses. One that it brings along is a subset and says so: 'ABCDEF+InstrumentSans-Regular'. */
export function fontsOf(file: Uint8Array): string[] {
  const source = Buffer.from(file).toString('latin1')
  return Array.from(source.matchAll(/\/BaseFont \/(\S+)/gu), ([, name]) => name ?? '')
}

/** Positions of the texts that begin like `start`, page by page: points from the left and from the bottom. */
export async function placesOf(file: Uint8Array, start: RegExp) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const pages = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const found = items.flatMap((item) =>
      'str' in item && start.test(item.str)
        ? [{ text: item.str, x: Math.round(Number(item.transform[4])), y: Number(item.transform[5]) }]
        : [],
    )
    pages.push(found)
  }
  return pages
}

const MARKED = /@[^\s@#~{}][^@#~{}\n]{0,80}\{[^{}\n]{0,60}\}/gu
const LONGEST = 100_000

/** Whether a text is a recipe in Cooklang: by two marked ingredients, or by one sign of these where its file is called so. */
export function isCooklang(text: string, path: string): boolean {
  const start = text.slice(0, LONGEST)
  const isNamedSo = /\.cook$/iu.test(path) && /@\p{L}/u.test(start)
  return isNamedSo || (start.match(MARKED)?.length ?? 0) >= 2
}

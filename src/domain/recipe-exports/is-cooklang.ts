const INGREDIENT = /@[^\s@#~{}][^@#~{}\n]{0,80}\{[^{}\n]{0,60}\}/gu

/** Whether a text is a recipe in Cooklang, whatever its file is called. */
export const isCooklang = (text: string) => (text.slice(0, 100_000).match(INGREDIENT)?.length ?? 0) >= 2

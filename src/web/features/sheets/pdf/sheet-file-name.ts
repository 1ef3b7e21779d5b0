import { fileNamePart } from '#web/lib/format/file-name-part.ts'

/** 'fiche-oeuf-parfait-creme-de-cepes.pdf': a name that every system and mail client keeps. */
export function sheetFileName(title: string): string {
  const slug = fileNamePart(title)
  return `fiche-${slug === '' ? 'technique' : slug}.pdf`
}

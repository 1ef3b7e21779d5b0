import { fileNamePart } from '../format/file-name-part.ts'

/** 'catalogue-metro-2026-11-21': what it is, whose, and of which day. */
export function exportName(parts: readonly string[], today: Date): string {
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return [...parts.map(fileNamePart), day].filter((part) => part !== '').join('-')
}

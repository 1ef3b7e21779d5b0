import { createAtom } from '@tanstack/store'
import type { ChosenFile } from '#web/lib/sources/chosen-files.ts'

const NONE: readonly ChosenFile[] = []

/** Files that were dropped on another page, for the page of invoices to take in. */
export const handedFiles = createAtom(NONE)

export function handFiles(files: readonly ChosenFile[]): void {
  handedFiles.set(files)
}

/** The files that were handed over, once. */
export function takeHandedFiles(): readonly ChosenFile[] {
  const files = handedFiles.get()
  handedFiles.set(NONE)
  return files
}

/** Files that were dropped before their supplier was known, by the supplier that was chosen for them since. */
const handed = new Map<string, HandedFile>()

export interface HandedFile {
  file: File
  /** Whether the supplier was made for it. */
  isNewSupplier: boolean
}

export function handFile(supplierId: string, file: HandedFile): void {
  handed.set(supplierId, file)
}

/** The file that was handed over for a supplier, once. */
export function takeHandedFile(supplierId: string): HandedFile | undefined {
  const file = handed.get(supplierId)
  handed.delete(supplierId)
  return file
}

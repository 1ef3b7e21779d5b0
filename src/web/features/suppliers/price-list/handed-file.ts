/** Files that were dropped before their supplier was known, by the supplier that was chosen for them since. */
const handed = new Map<string, File>()

export function handFile(supplierId: string, file: File): void {
  handed.set(supplierId, file)
}

/** The file that was handed over for a supplier, once. */
export function takeHandedFile(supplierId: string): File | undefined {
  const file = handed.get(supplierId)
  handed.delete(supplierId)
  return file
}

import { paths } from '#web/entities/paths.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'

interface LineOf {
  productId: string | null
  preparationId: string | null
}

/** Where what a line takes is read: the sheet of its preparation, or the page of its product; null without either. */
export function sourcePath({ productId, preparationId }: LineOf): AppPath | null {
  if (preparationId !== null) return paths.recipe(preparationId)
  return productId === null ? null : paths.editProduct(productId)
}

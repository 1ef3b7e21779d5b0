import type { Allergen } from '#domain/allergens/allergen.ts'
import type { Translate } from '../document/translate.ts'

/** A sheet's allergens as far as they are known. */
export interface KnownAllergens {
  allergens: readonly Allergen[]
  undeclaredLines: number
  /** The number of lines of the sheet: without lines there is no text. */
  lines: readonly unknown[]
}

/**
 * 'Lait, Céleri', 'Allergènes incomplets', both of them, or 'Aucun allergène' where everything is declared free.
 * Empty for a sheet without lines, and never otherwise.
 */
export function allergenWords({ allergens, undeclaredLines, lines }: KnownAllergens, t: Translate) {
  const names = allergens.map((allergen) => t(`trade.allergens.${allergen}`)).join(', ')
  const incomplete = undeclaredLines > 0 ? t('trade.allergenStates.incomplete') : ''
  const none = names === '' && incomplete === '' && lines.length > 0 ? t('trade.allergenStates.free') : ''
  return { names: names || none, incomplete }
}

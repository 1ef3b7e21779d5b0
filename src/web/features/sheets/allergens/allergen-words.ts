import type { Allergen } from '#domain/allergens/allergen.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'

/** A sheet's allergens as far as they are known. */
export interface KnownAllergens {
  allergens: readonly Allergen[]
  traces: readonly Allergen[]
  undeclaredLines: number
  /** The number of lines of the sheet: without lines there is no text. */
  lines: readonly unknown[]
}

/**
 * 'Lait, Céleri', 'Allergènes incomplets', both of them, or 'Aucun allergène' where everything is declared free; and
 * 'Traces possibles : Soja' beside any of these.
 * Empty for a sheet without lines, and never otherwise.
 */
export function allergenWords({ allergens, traces, undeclaredLines, lines }: KnownAllergens, t: Translate) {
  const named = (all: readonly Allergen[]) =>
    all.map((allergen) => t(`trade.allergens.${allergen}`)).join(', ')
  const names = named(allergens)
  const incomplete = undeclaredLines > 0 ? t('trade.allergenStates.incomplete') : ''
  const none = names === '' && incomplete === '' && lines.length > 0 ? t('trade.allergenStates.free') : ''
  return {
    names: names || none,
    traces: traces.length === 0 ? '' : t('trade.traces', { allergens: named(traces) }),
    incomplete,
  }
}

import { useTranslations } from 'use-intl'
import type { Redacted } from '#contract/money.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { AllergenButton } from './allergen-button.tsx'
import { AllergenOriginList } from './allergen-origin-list.tsx'
import { allergenWords } from './allergen-words.ts'

/** The allergens of a stored sheet. */
export function SheetAllergens({ sheet }: { sheet: Redacted<TechSheet> }) {
  const t = useTranslations()
  const { allergens, traces, undeclaredLines, ingredients: lines } = sheet
  return (
    <AllergenButton {...allergenWords({ allergens, traces, undeclaredLines, lines }, t)}>
      <AllergenOriginList lines={lines} />
    </AllergenButton>
  )
}

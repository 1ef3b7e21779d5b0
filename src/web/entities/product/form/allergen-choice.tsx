import { Checkbox, CheckboxGroup } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ALLERGENS, type Allergen } from '#domain/allergens/allergen.ts'
import classes from './product-form.module.css'

export interface AllergenChoiceProps {
  label: string
  description?: string
  firstId?: string
  /** All fourteen unless given. */
  options?: readonly Allergen[]
  value: readonly Allergen[]
  onChange: (allergens: Allergen[]) => void
}

/** The 14 allergens to check, as the law lists them. */
export function AllergenChoice({
  label,
  description,
  firstId,
  options = ALLERGENS,
  value,
  onChange,
}: AllergenChoiceProps) {
  const t = useTranslations('trade.allergens')
  return (
    <CheckboxGroup
      label={label}
      description={description}
      value={[...value]}
      onChange={(checked) => onChange(ALLERGENS.filter((allergen) => checked.includes(allergen)))}
    >
      <div className={classes.allergens}>
        {options.map((allergen, place) => (
          <Checkbox
            key={allergen}
            {...(place === 0 && firstId !== undefined && { id: firstId })}
            value={allergen}
            label={t(allergen)}
            size="sm"
          />
        ))}
      </div>
    </CheckboxGroup>
  )
}

import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MenuDish } from '#contract/menus.ts'
import type { MenuVat } from '#domain/menus/menu-vat.ts'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import classes from './vat-unknown.module.css'

export interface VatUnknownProps {
  vat: Extract<MenuVat, { known: false }>
  dishes: readonly MenuDish[]
}

/** Why there is no breakdown, and where to fix it: nothing is guessed. */
export function VatUnknown({ vat, dishes }: VatUnknownProps) {
  const t = useTranslations('menus.vat.unknown')
  if (vat.reason !== 'dish-without-price') return <Text>{t(vat.reason)}</Text>
  const { ficheIds } = vat
  const named = new Map(dishes.map((dish) => [dish.ficheId, nameOf(dish)]))
  return (
    <div>
      <Text>{t(vat.reason, { count: ficheIds.length })}</Text>
      <ul className={classes.dishes}>
        {ficheIds.map((id) => (
          <li key={id}>
            <TextLink to={paths.editRecipe(id)}>{named.get(id)}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

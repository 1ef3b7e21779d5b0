import { Alert } from '@mantine/core'
import { IconInfoCircle } from '#web/ui/icons/info-circle.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { carteQuery } from '../cartes-api.ts'
import { dishesOf } from '../print/carte-document-of.ts'

/** How many dishes of a carte guests have to ask about, and the products that are to be declared; nothing where all is. */
export function UndeclaredDishes({ carteId }: { carteId: string }) {
  const t = useTranslations()
  const { data: carte } = useQuery(carteQuery(carteId))
  const count = carte === undefined ? 0 : dishesOf(carte).filter((dish) => dish.undeclaredLines > 0).length
  if (count === 0) return null
  return (
    <Alert color="saffron" icon={<IconInfoCircle size={18} aria-hidden />}>
      {t('publication.undeclared', { count })}{' '}
      <TextLink to={paths.products} search={{ undeclared: true }} inherit underline="always">
        {t('cartes.allergenTable.declare')}
      </TextLink>
    </Alert>
  )
}

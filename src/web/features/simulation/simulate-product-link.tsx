import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { writeChanges } from './changes/change-text.ts'

/** On a product's page: opens the simulator with this product. */
export function SimulateProductLink({ productId }: { productId: string }) {
  const t = useTranslations('simulation')
  const changes = writeChanges([{ kind: 'product', target: productId, value: null }])
  return (
    <ButtonLink to={paths.simulator} search={{ changes }} variant="default">
      {t('ofProduct')}
    </ButtonLink>
  )
}

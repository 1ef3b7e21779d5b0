import { Card, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import { useDaysWithin } from '#web/entities/carte/use-days-text.ts'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { carteQuery } from '../cartes-api.ts'

const TITLE_ID = 'carte-sales'

/** Leads to the sales of the carte, and says which are the last, and whether any of them is of this carte. */
export function SalesPanel({ carteId }: { carteId: string }) {
  const t = useTranslations('cartes')
  const daysText = useDaysWithin()
  const { data: carte } = useQuery(carteQuery(carteId))
  return (
    <Card component="section" aria-labelledby={TITLE_ID}>
      <Group justify="space-between" gap="xs">
        <div>
          <Title order={2} size="h3" id={TITLE_ID}>
            {t('sales')}
          </Title>
          {carte !== undefined && (
            <Text size="sm" c="dimmed">
              {carte.salesDays === null
                ? t('salesNone')
                : t(hasSales(carte) ? 'salesOf' : 'salesOfOthers', { days: daysText(carte.salesDays) })}
            </Text>
          )}
        </div>
        <ButtonLink to={paths.sales(carteId)} variant="default">
          {t('openSales')}
        </ButtonLink>
      </Group>
    </Card>
  )
}

/** The last period has the sales of every carte: whether a dish of this one is in it. */
function hasSales({ gammes }: Carte): boolean {
  return gammes.some(({ recettes }) => recettes.some(({ sold }) => sold !== null))
}

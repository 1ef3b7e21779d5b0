import { Box } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CountFilter } from '#web/ui/count-filter/count-filter.tsx'

interface NamedCarte {
  id: string
  nom: string
}

export interface CarteChooserProps {
  cartes: readonly NamedCarte[]
  chosen: string | undefined
  /** How many of the page's things a carte has. */
  countOf: (carteId: string) => number
  onChoose: (carteId: string) => void
}

/** Leads from one carte to another; nothing where there is only one. */
export function CarteChooser({ cartes, chosen, countOf, onChoose }: CarteChooserProps) {
  const t = useTranslations('trade.cartes')
  if (cartes.length < 2) return null
  return (
    <Box mb={18} data-print="hidden">
      <CountFilter
        legend={t('choose')}
        options={cartes.map(({ id, nom }) => ({ view: id, label: nom, count: String(countOf(id)) }))}
        view={chosen ?? ''}
        onView={onChoose}
      />
    </Box>
  )
}

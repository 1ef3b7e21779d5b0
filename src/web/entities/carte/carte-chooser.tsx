import { Box } from '@mantine/core'
import { useEffect, useRef } from 'react'
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
  const row = useRef<HTMLDivElement>(null)
  // On a phone the row is wider than the screen.
  useEffect(() => {
    if (chosen === undefined) return
    const pressed = row.current?.querySelector('[aria-pressed="true"]')
    pressed?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [chosen])
  if (cartes.length < 2) return null
  return (
    <Box ref={row} mb={18} data-print="hidden">
      <CountFilter
        legend={t('choose')}
        options={cartes.map(({ id, nom }) => ({ view: id, label: nom, count: String(countOf(id)) }))}
        view={chosen ?? ''}
        onView={onChoose}
      />
    </Box>
  )
}

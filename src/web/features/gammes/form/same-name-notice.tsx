import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { sameName } from '#domain/catalogue/same-name.ts'
import { cartesQuery } from '#web/entities/carte/cartes-query.ts'
import { gammesQuery } from '../gammes-api.ts'

export interface SameNameNoticeProps {
  /** Of the gamme that is edited; undefined for a new one. */
  id: string | undefined
  nom: string
  /** The carte that it would be on; the first without. */
  carteId: string | undefined
  /** Takes the one that is there. */
  onOpen: (id: string) => void
}

/** Warns before a gamme is saved on a carte that already has one of its name but for case, accents or plural. It holds nothing back. */
export function SameNameNotice({ id, nom, carteId, onOpen }: SameNameNoticeProps) {
  const t = useTranslations('gammes.form')
  const { data: gammes } = useQuery(gammesQuery())
  const { data: cartes = [] } = useQuery(cartesQuery())
  const carte = cartes.find((one) => one.id === carteId) ?? cartes[0]
  const name = sameName(nom)
  const same = gammes?.items.find(
    (other) => other.id !== id && other.carteId === carte?.id && name !== '' && sameName(other.nom) === name,
  )
  if (same === undefined || carte === undefined) return null
  return (
    <Alert color="saffron">
      {t('sameName', { carte: carte.nom, name: same.nom })}{' '}
      <Button variant="default" size="compact-sm" onClick={() => onOpen(same.id)}>
        {t('openSame', { name: same.nom })}
      </Button>
    </Alert>
  )
}

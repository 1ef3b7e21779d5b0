import { useTranslations } from 'use-intl'
import { usePersonName } from './use-person-name.ts'

/** 'par Léa', after what a person did; null as the name is. */
export function useByPerson(): (personId: string | null) => string | null {
  const t = useTranslations('houses')
  const nameOf = usePersonName()
  return (personId) => {
    const name = nameOf(personId)
    return name === null ? null : t('by', { name })
  }
}

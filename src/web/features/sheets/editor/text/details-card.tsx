import { Card } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Columns } from '#web/ui/columns.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { filledLines } from '../state/draft-content.ts'
import { useEditorState } from '../state/use-editor.ts'
import { KeepingFields } from './keeping-fields.tsx'
import { Minutes, TextArea } from './text-fields.tsx'
import { YIELD_FIELD_ID, YieldFields } from './yield-fields.tsx'

/** The optional fields of a sheet, folded into a line that says what they hold. */
export function DetailsCard() {
  const t = useTranslations('editor.text')
  const [isSearched] = useState(() => location.hash === `#${YIELD_FIELD_ID}`)

  return (
    <Card component="section" padding={0}>
      <Fold inCard summary={t('more')} value={useDetailsLine() || t('none')} opened={isSearched}>
        <YieldFields />
        <TextArea field="description" label={t('description')} />
        <Columns base={2} sm={4}>
          <Minutes field="prepMinutes" label={t('prepMinutes')} />
          <Minutes field="cookMinutes" label={t('cookMinutes')} />
        </Columns>
        <TextArea field="equipment" label={t('equipment')} hint={t('onePerLine')} />
        <TextArea field="storage" label={t('storage')} hint={t('storageHint')} />
        <KeepingFields />
        <TextArea field="notes" label={t('notes')} />
      </Fold>
    </Card>
  )
}

/** '5 L · Préparation 45 min · Cocotte en fonte'; empty where nothing is filled in. */
function useDetailsLine(): string {
  const t = useTranslations('editor.text')
  const tCounted = useTranslations('trade.counted')
  const format = useFormat()
  return useEditorState(({ draft }) => {
    const { yieldQuantity, yieldUnit } = draft
    const minutes = (field: 'prepMinutes' | 'cookMinutes') =>
      draft[field] === null ? '' : `${t(field)} ${format.quantity(draft[field])} ${t('minutes')}`
    return [
      yieldQuantity === null || Number.isNaN(yieldQuantity)
        ? ''
        : `${format.quantity(yieldQuantity)} ${tCounted(yieldUnit, { count: yieldQuantity })}`,
      minutes('prepMinutes'),
      minutes('cookMinutes'),
      filledLines(draft.equipment).join(', '),
      draft.storage,
      draft.station,
      draft.description,
      draft.notes,
    ]
      .filter(Boolean)
      .join(' · ')
  })
}

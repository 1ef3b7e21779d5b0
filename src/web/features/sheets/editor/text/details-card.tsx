import { Card } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SheetDraft } from '../state/draft.ts'
import { useEditor } from '../state/use-editor.ts'
import { Columns } from '#web/ui/columns.tsx'
import classes from './text-cards.module.css'
import { Minutes, TextArea } from './text-fields.tsx'
import { YIELD_FIELD_ID, YieldFields } from './yield-fields.tsx'

/** The optional fields of a sheet, collapsed; open from the start when one has a value. */
export function DetailsCard() {
  const t = useTranslations('editor.text')
  const store = useEditor()
  const [openAtFirst] = useState(
    () => location.hash === `#${YIELD_FIELD_ID}` || hasDetails(store.state().draft),
  )

  return (
    <Card component="section" padding={0}>
      <details className={classes.details} open={openAtFirst}>
        <summary className={classes.summary}>
          <IconChevronRight size={16} stroke={2} aria-hidden />
          {t('more')}
        </summary>
        <div className={classes.fields}>
          <YieldFields />
          <TextArea field="description" label={t('description')} />
          <Columns base={2} sm={4}>
            <Minutes field="prepMinutes" label={t('prepMinutes')} />
            <Minutes field="cookMinutes" label={t('cookMinutes')} />
          </Columns>
          <TextArea field="equipment" label={t('equipment')} hint={t('onePerLine')} />
          <TextArea field="steps" label={t('steps')} hint={t('oneStepPerLine')} />
          <TextArea field="storage" label={t('storage')} hint={t('storageHint')} />
          <TextArea field="notes" label={t('notes')} />
        </div>
      </details>
    </Card>
  )
}

function hasDetails({ description, equipment, steps, storage, notes, ...numbers }: SheetDraft): boolean {
  const { prepMinutes, cookMinutes, yieldQuantity } = numbers
  return (
    [description, equipment, steps, storage, notes].some((text) => text !== '') ||
    (prepMinutes ?? cookMinutes ?? yieldQuantity) !== null
  )
}

import { useTranslations } from 'use-intl'
import { Minutes, TextArea } from '../../editor/text/text-fields.tsx'
import { YieldFields } from '../../editor/text/yield-fields.tsx'
import { useState } from 'react'
import { useEditor } from '../../editor/state/use-editor.ts'
import { Columns } from '#web/ui/columns.tsx'
import { Fold } from '#web/ui/fold.tsx'

/** The optional fields, collapsed; open from the start when one has a value. */
export function BuilderMore() {
  const t = useTranslations('editor.text')
  const store = useEditor()
  const [openAtFirst] = useState(() => {
    const { description, method, prepMinutes, cookMinutes, yieldQuantity } = store.state().draft
    return description !== '' || method !== '' || (prepMinutes ?? cookMinutes ?? yieldQuantity) !== null
  })
  return (
    <Fold inCard summary={useTranslations('builder')('more')} opened={openAtFirst}>
      <TextArea field="description" label={t('description')} />
      <Columns base={2} sm={4}>
        <Minutes field="prepMinutes" label={t('prepMinutes')} />
        <Minutes field="cookMinutes" label={t('cookMinutes')} />
      </Columns>
      <YieldFields />
      <TextArea field="method" label={t('method')} />
    </Fold>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { FormModal } from '#web/ui/form-modal.tsx'
import { MakeForm } from './make-form.tsx'
import type { LabelledSource } from './labelled-source.ts'

/** 'Étiquettes': says what was made of a sheet, or opened of a product, and prints its labels. */
export function LabelsButton({ of }: { of: LabelledSource }) {
  const t = useTranslations('batches.make')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <DemoLock>
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('open')}
        </Button>
      </DemoLock>
      <FormModal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('title', { name: of.name })}
        size="lg"
      >
        {(form) => <MakeForm of={of} {...form} />}
      </FormModal>
    </>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { FormModal } from '#web/ui/form-modal.tsx'
import { MakeForm, type MakeFormProps } from './make-form.tsx'

/** 'Étiquettes': says what was made of a sheet, or opened of a product, and prints its labels. */
export function LabelsButton({ of, onMade }: Pick<MakeFormProps, 'of' | 'onMade'>) {
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
        {(form) => <MakeForm of={of} onMade={onMade} {...form} />}
      </FormModal>
    </>
  )
}

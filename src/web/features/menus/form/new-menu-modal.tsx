import { useTranslations } from 'use-intl'
import { FormModal } from '#web/ui/form-modal.tsx'
import { NewMenuForm } from './new-menu-form.tsx'

export interface NewMenuModalProps {
  opened: boolean
  onClose: () => void
}

export function NewMenuModal({ opened, onClose }: NewMenuModalProps) {
  const t = useTranslations()
  return (
    <FormModal opened={opened} onClose={onClose} title={t('menus.new')}>
      {(form) => <NewMenuForm {...form} />}
    </FormModal>
  )
}

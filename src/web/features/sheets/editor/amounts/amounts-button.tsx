import { Button } from '@mantine/core'
import { IconScale } from '#web/ui/icons/scale.ts'
import { useTranslations } from 'use-intl'
import { useAmountsDrawer } from './use-amounts-drawer.tsx'

export function AmountsButton() {
  const t = useTranslations('portions')
  const { open, drawer } = useAmountsDrawer()
  return (
    <>
      <Button variant="subtle" size="xs" leftSection={<IconScale size={16} aria-hidden />} onClick={open}>
        {t('open')}
      </Button>
      {drawer}
    </>
  )
}

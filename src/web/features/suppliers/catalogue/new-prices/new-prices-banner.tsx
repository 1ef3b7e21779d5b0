import { Alert, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { IconTags } from '#web/ui/icons/tags.ts'
import { useTranslations } from 'use-intl'
import type { SupplierDetail } from '#contract/suppliers.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useTakeNewPrices } from '#web/entities/price/use-new-prices.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The catalogue has moved since the import: how many prices, and all of them taken at once. */
export function NewPricesBanner({ supplier }: { supplier: SupplierDetail }) {
  const t = useTranslations('catalogue.newPrices')
  const tCommon = useTranslations('common')
  const sentence = useFailureSentence()
  const [confirming, { open, close }] = useDisclosure()
  const take = useTakeNewPrices()
  const { id, name, newPrices } = supplier

  const confirm = () => {
    if (!take.isPending) take.mutate({ supplierId: id }, { onSuccess: close })
  }

  return (
    <>
      {take.data && (
        <Alert
          mb={18}
          color="bottle"
          icon={<IconCircleCheck size={18} aria-hidden />}
          withCloseButton
          closeButtonLabel={tCommon('close')}
          onClose={() => take.reset()}
        >
          <output>
            {t('taken', { products: take.data.products, sheets: take.data.sheets })}
            {'. '}
            {take.data.left > 0 && `${t('left', { count: take.data.left })} `}
          </output>
          {take.data.actId !== null && <TextLink to={paths.priceChanges}>{t('journal')}</TextLink>}
        </Alert>
      )}
      {newPrices > 0 && !(take.data && take.data.left === newPrices) && (
        <Alert mb={18} color="saffron" icon={<IconTags size={18} aria-hidden />}>
          <Group justify="space-between" gap="sm">
            <div>
              <Text fw={600} span>
                {t('count', { count: newPrices })}
              </Text>{' '}
              {t('why')}
            </div>
            <Group gap="xs">
              <ButtonLink
                to={paths.importedProducts}
                search={{ supplierId: id, newPrice: true }}
                variant="subtle"
                size="compact-md"
              >
                {t('show')}
              </ButtonLink>
              <Button size="compact-md" onClick={open}>
                {t('takeAll')}
              </Button>
            </Group>
          </Group>
        </Alert>
      )}
      <ConfirmModal
        opened={confirming}
        title={t('confirmTitle', { count: newPrices })}
        confirmLabel={t('confirm')}
        busyLabel={t('busy')}
        busy={take.isPending}
        confirmFirst
        error={take.isError ? sentence(t('failure'), take.error) : undefined}
        onConfirm={confirm}
        onCancel={close}
      >
        {t('confirmBody', { count: newPrices, supplier: name })} {t('confirmUndo')}
      </ConfirmModal>
    </>
  )
}

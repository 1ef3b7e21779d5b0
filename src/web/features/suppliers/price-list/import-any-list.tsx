import { Button, FileButton, Stack, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'
import { address } from '#web/lib/navigation/address.ts'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { PRICE_LIST_FILES } from '#web/ui/table-file/drop-zone.tsx'
import { useFileDrop } from '#web/ui/table-file/use-file-drop.ts'
import { handFile } from './handed-file.ts'

/** 'Importer un tarif' of no supplier yet: of a file that is chosen, or dropped anywhere on the page, it is asked whose it is. */
export function ImportAnyList() {
  const t = useTranslations('suppliers.anyList')
  const close = useTranslations('common')('close')
  const router = useRouter()
  const reset = useRef<() => void>(null)
  const [file, setFile] = useState<File | null>(null)
  const created = useRef<string>(null)
  const over = useFileDrop(({ files: [dropped] }) => {
    if (dropped) setFile(dropped)
  })
  const choose = (supplier: SupplierRef | null) => {
    if (supplier === null || file === null) return
    handFile(supplier.id, { file, isNewSupplier: created.current === supplier.id })
    void router.navigate({ href: address(paths.supplierPriceList(supplier.id)) })
  }
  return (
    <>
      <FileButton
        accept={PRICE_LIST_FILES}
        resetRef={reset}
        inputProps={{ 'aria-label': t('choose') }}
        onChange={(chosen) => {
          // Allows the same file to be chosen again.
          reset.current?.()
          if (chosen) setFile(chosen)
        }}
      >
        {(props) => (
          <Button variant={over ? 'light' : 'default'} {...props}>
            {t(over ? 'drop' : 'button')}
          </Button>
        )}
      </FileButton>
      <NamedModal
        opened={file !== null}
        onClose={() => setFile(null)}
        title={t('whose')}
        closeButtonProps={{ 'aria-label': close }}
      >
        <Stack gap="md">
          <Text>{t('file', { name: file?.name ?? '' })}</Text>
          <SupplierPicker
            label={t('supplier')}
            placeholder={t('placeholder')}
            creatable
            data-autofocus
            onCreated={({ id }) => {
              created.current = id
            }}
            value={null}
            onChange={choose}
          />
          <Text size="sm" c="dimmed">
            {t('hint')}
          </Text>
        </Stack>
      </NamedModal>
    </>
  )
}

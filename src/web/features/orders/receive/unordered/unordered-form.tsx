import { Button, Card, Flex, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Delivery } from '#contract/deliveries.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { paths } from '#web/entities/paths.ts'
import { suppliersQuery } from '#web/entities/supplier/suppliers-query.ts'
import type { WaitingFile } from '#web/lib/waiting/waiting-write.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { OutcomeBar } from '#web/ui/table-file/outcome-bar.tsx'
import { DeliveryFacts } from '#web/entities/receipt/delivery-facts.tsx'
import { Photos } from '../page/photos.tsx'
import { ReceiptProblem } from '#web/entities/receipt/receipt-problem.tsx'
import classes from '#web/entities/receipt/receipt.module.css'
import type { Receiving } from '#web/entities/receipt/use-receiving.ts'
import type { UnorderedDraft, UnorderedReceiving } from '#web/entities/receipt/waiting-receipt.ts'
import { unorderedDraftOf } from '#web/entities/receipt/delivery-versions.ts'

const EMPTY: UnorderedDraft = { supplierId: null, supplierName: '', temperature: null, note: '' }

interface UnorderedFormProps {
  id: string
  waiting: UnorderedReceiving | undefined
  /** The delivery as it is stored, where it is changed. */
  stored?: Delivery | undefined
  receiving: Receiving
}

/** Who delivered, how warm, what was in it, and photos of the note; the supplier may be any name, as there may be no network. */
export function UnorderedForm({ id, waiting, stored, receiving }: UnorderedFormProps) {
  const t = useTranslations('deliveries')
  const navigate = useNavigate()
  const listId = useId()
  const [draft, setDraft] = useState(waiting?.body.draft ?? (stored ? unorderedDraftOf(stored) : EMPTY))
  // The version that is changed: a later one is met when it is sent.
  const [opened] = useState(waiting?.body.opened ?? stored)
  const [files, setFiles] = useState<readonly WaitingFile[]>(waiting?.files ?? [])
  const [missing, setMissing] = useState(false)
  const suppliers = useQuery(suppliersQuery('')).data?.items ?? []
  const keep = (next: UnorderedDraft, photos: readonly WaitingFile[], ready: boolean) =>
    receiving.keep({
      id,
      name: next.supplierName.trim() || t('unordered.without'),
      ready,
      files: photos,
      body: { is: 'unordered', draft: next, ...(opened && { opened }) },
    })
  const change = (changes: Partial<UnorderedDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    void keep(next, files, false)
  }
  const nameSupplier = (supplierName: string) => {
    const known = suppliers.find(({ name }) => foldForSearch(name) === foldForSearch(supplierName))
    setMissing(false)
    change({ supplierName, supplierId: known?.id ?? null })
  }
  const back = () => void navigate({ to: paths.receive })
  const finish = async () => {
    const supplierName = draft.supplierName.trim()
    if (supplierName === '') {
      setMissing(true)
      return
    }
    const kept = await keep({ ...draft, supplierName, note: draft.note.trim() }, files, true)
    if (kept !== undefined) back()
  }
  return (
    <Stack gap="md">
      {waiting && <ReceiptProblem receipt={waiting} receiving={receiving} />}
      <Card component="section" aria-label={t('whole')}>
        <Stack gap="xs">
          <TextInput
            label={t('unordered.supplier')}
            list={listId}
            autoComplete="off"
            maxLength={SUPPLIER_MAX_LENGTH.name}
            classNames={{ input: classes.field }}
            value={draft.supplierName}
            error={missing && t('unordered.missing')}
            onChange={({ currentTarget }) => nameSupplier(currentTarget.value)}
          />
          <datalist id={listId}>
            {suppliers.map((supplier) => (
              <option key={supplier.id} value={supplier.name}>
                {supplier.name}
              </option>
            ))}
          </datalist>
          <DeliveryFacts
            temperature={draft.temperature}
            note={draft.note}
            onTemperature={(temperature) => change({ temperature })}
            onNote={(note) => change({ note })}
          />
        </Stack>
        <Photos
          files={files}
          stored={stored ?? opened ?? null}
          onChange={(photos) => {
            setFiles(photos)
            void keep(draft, photos, false)
          }}
        />
      </Card>
      <OutcomeBar label={t('ending')}>
        <Flex wrap="wrap" gap="xs">
          {waiting && (
            <Button
              variant="default"
              className={classes.send}
              onClick={() => {
                void receiving.drop(waiting)
                back()
              }}
            >
              {t('drop')}
            </Button>
          )}
          <DemoLock>
            <Button className={classes.send} onClick={() => void finish()}>
              {t('finish')}
            </Button>
          </DemoLock>
        </Flex>
      </OutcomeBar>
    </Stack>
  )
}

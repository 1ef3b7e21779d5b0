import { Radio, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_TOGETHER } from '#contract/many-products.ts'
import { PriceLeaps } from '#web/entities/price/guard/price-leaps.tsx'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { FirstRows } from '#web/ui/first-rows.tsx'
import { changesOf, type Mark, type PastedCell, type PastePlan, pricesOf } from './plan-paste.ts'
import { usePasteWords } from './use-paste-words.ts'

interface PasteModalProps {
  plan: PastePlan
  busy: boolean
  error: string | undefined
  onConfirm: (mark: Mark) => void
  onCancel: () => void
}

const keyOf = ({ fact, product }: PastedCell) => `${product.id} ${fact}`

/** Before a block is pasted that cannot be read whole, or moves prices far: what is left, what is to be decided, what changes. */
export function PasteModal({ plan, busy, error, onConfirm, onCancel }: PasteModalProps) {
  const t = useTranslations('pasteCells')
  const words = usePasteWords()
  const [mark, setMark] = useState<Mark>(null)
  const changes = changesOf(plan, mark)
  const what = words.counted(changes)
  return (
    <ConfirmModal
      opened
      size="lg"
      title={t('title')}
      confirmLabel={changes.length > 0 ? t('confirm', { what }) : t('confirmNone')}
      busyLabel={t('busy')}
      busy={busy}
      ready={changes.length > 0}
      error={error}
      onConfirm={() => onConfirm(mark)}
      onCancel={onCancel}
    >
      <Stack gap="md">
        <Left plan={plan} />
        <Readings doubts={plan.doubts} mark={mark} onMark={setMark} />
        <PriceLeaps prices={pricesOf(plan, mark)} />
        {changes.length > 0 ? (
          <Part title={t('changes', { what })}>
            <Changes changes={changes} />
          </Part>
        ) : (
          <Text size="sm">{t('noChange')}</Text>
        )}
        {plan.already > 0 && <Text size="sm">{t('already', { count: plan.already })}</Text>}
      </Stack>
    </ConfirmModal>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Text fw={600}>{title}</Text>
      {children}
    </div>
  )
}

function Changes({ changes }: Pick<PastePlan, 'changes'>) {
  const t = useTranslations('pasteCells')
  const words = usePasteWords()
  return (
    <FirstRows rows={changes} keyOf={keyOf} moreLabel={(count) => t('others', { count })}>
      {words.change}
    </FirstRows>
  )
}

/** What of the block is not pasted, and why. */
function Left({ plan: { faults, rowsOver, columnsOver, last } }: { plan: PastePlan }) {
  const t = useTranslations('pasteCells')
  const words = usePasteWords()
  return (
    <>
      {faults.length > 0 && (
        <Part title={t('faultsTitle', { count: faults.length })}>
          <FirstRows rows={faults} keyOf={keyOf} moreLabel={(count) => t('others', { count })}>
            {words.fault}
          </FirstRows>
        </Part>
      )}
      {rowsOver > 0 && (
        <Text fw={600}>
          {last === null
            ? t('rowsBeyond', { count: rowsOver, most: MAX_TOGETHER })
            : t('rowsOver', { count: rowsOver, name: last })}
        </Text>
      )}
      {columnsOver > 0 && <Text fw={600}>{t('columnsOver', { count: columnsOver })}</Text>}
    </>
  )
}

interface ReadingsProps {
  doubts: PastePlan['doubts']
  mark: Mark
  onMark: (mark: Mark) => void
}

/** Prices of two readings: the user says which, for all of them. */
function Readings({ doubts, mark, onMark }: ReadingsProps) {
  const t = useTranslations('pasteCells')
  const texts = usePriceTexts()
  const [first] = doubts
  if (first === undefined) return null
  const { product, text, readings } = first
  const price = (value: number) => texts.unitPrice(value, product.unit)
  return (
    <Radio.Group
      label={t('doubtsTitle', { count: doubts.length, text, name: product.name })}
      value={mark ?? 'leave'}
      onChange={(chosen) => onMark(chosen === 'decimals' || chosen === 'thousands' ? chosen : null)}
    >
      <Stack gap={8} mt={8}>
        <Radio value="decimals" label={t('reading.decimals', { price: price(readings.decimals) })} />
        <Radio value="thousands" label={t('reading.thousands', { price: price(readings.thousands) })} />
        <Radio value="leave" label={t('reading.leave', { count: doubts.length })} />
      </Stack>
    </Radio.Group>
  )
}

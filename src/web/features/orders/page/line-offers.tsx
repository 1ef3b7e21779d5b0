import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Order, OrderLine } from '#contract/order-shapes.ts'
import { WhereToBuy } from '#web/entities/supplier/where-to-buy.tsx'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { tiedArticlesQuery, useMoveLine } from '../orders-api.ts'
import { useActFailure } from '../send/use-act-failure.ts'

export interface LineOffersProps {
  order: Pick<Order, 'id' | 'version'>
  line: Pick<OrderLine, 'id' | 'name' | 'packs' | 'supplierProductId' | 'userProductId'>
  /** Something that was typed is not stored yet. */
  unsaved: boolean
}

/** 'Où acheter ?' of a line: one click takes it to an order to another supplier, which can be taken back. */
export function LineOffers({ order, line, unsaved }: LineOffersProps) {
  const t = useTranslations('orders.where')
  const common = useTranslations('common')
  const failureText = useActFailure()
  const [opened, setOpened] = useState(false)
  const [busy, setBusy] = useState(false)
  const articles = useQuery(tiedArticlesQuery(opened ? line.userProductId : null))
  const move = useMoveLine()
  const failed = (failure: unknown) => notifyFailure(failureText(t('moveFailed'), failure))
  const { id, version } = order
  const { name, packs, supplierProductId } = line

  const moveTo = async (articleId: string, supplier: string) => {
    if (busy) return
    setBusy(true)
    try {
      const moved = await move({ id, version, lineId: line.id, supplierProductId: articleId })
      notifyUndo(t('moved', { name, supplier, number: moved.other.number }), common('undo'), () => {
        if (supplierProductId === null) return
        const { other, lineId } = moved
        move({ id: other.id, version: other.version, lineId, supplierProductId, packs, toId: id }).catch(
          failed,
        )
      })
    } catch (failure) {
      failed(failure)
    } finally {
      setBusy(false)
    }
  }
  const offers = articles.data?.items.map((article) => ({
    ...article,
    supplier: article.supplier.name,
    priceHt: article.productPriceHt,
  }))
  return (
    <WhereToBuy
      name={name}
      unit={articles.data?.unit}
      current={supplierProductId}
      offers={unsaved ? undefined : offers}
      failed={articles.isError}
      disabled={busy}
      onOpen={() => setOpened(true)}
      onChoose={(offer) => void moveTo(offer.id, offer.supplier)}
    />
  )
}

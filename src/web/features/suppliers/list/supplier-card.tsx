import { ActionIcon, Anchor, Group, Stack, Text } from '@mantine/core'
import { IconMail } from '#web/ui/icons/mail.ts'
import { IconPencil } from '#web/ui/icons/pencil.ts'
import { IconPhone } from '#web/ui/icons/phone.ts'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { useTranslations } from 'use-intl'
import type { Supplier } from '#contract/suppliers.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './supplier-card.module.css'

export interface SupplierCardProps {
  index: number
  supplier: Supplier
  onEdit: () => void
  onDelete: () => void
}

const ICON = { size: 17, stroke: 1.7, 'aria-hidden': true } as const
const SMALL_ICON = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

export function SupplierCard({ index, supplier, onEdit, onDelete }: SupplierCardProps) {
  const t = useTranslations('suppliers.list')
  const format = useFormat()
  const { id, name, products, notes, createdAt, lastListAt } = supplier
  const button = { variant: 'subtle', color: 'gray', size: 'lg' } as const
  return (
    <li className={classes.card} data-index={index}>
      <h2 className={classes.name}>
        <TextLink to={paths.supplierProducts(id)} className={classes.link}>
          {name}
        </TextLink>
      </h2>
      <Group component="p" gap="0 12px" m={0} c="dimmed" fz="sm">
        <span>{t('catalogue', { count: products })}</span>
        <span>{t('added', { date: format.dateLong(createdAt) })}</span>
      </Group>
      <p className={classes.lastList}>
        {lastListAt === null
          ? t('noList')
          : t('lastList', {
              date: format.dateLong(lastListAt),
              dearer: supplier.lastListDearer,
              cheaper: supplier.lastListCheaper,
            })}
      </p>
      <Contact supplier={supplier} />
      {notes !== null && <p className={classes.notes}>{notes}</p>}
      <div className={classes.actions}>
        <TextLink
          to={paths.supplierPriceList(id)}
          aria-label={t('priceListOf', { name })}
          className={classes.priceList}
        >
          {t('priceList')}
        </TextLink>
        <ActionIcon {...button} aria-label={t('edit', { name })} title={t('edit', { name })} onClick={onEdit}>
          <IconPencil {...ICON} />
        </ActionIcon>
        <DemoLock>
          <ActionIcon
            {...button}
            aria-label={t('delete', { name })}
            title={t('delete', { name })}
            onClick={onDelete}
          >
            <IconTrash {...ICON} />
          </ActionIcon>
        </DemoLock>
      </div>
    </li>
  )
}

/** One touch writes or calls. */
function Contact({ supplier: { email, phone } }: { supplier: Supplier }) {
  const t = useTranslations('suppliers.list')
  if (email === null && phone === null)
    return (
      <Text mt={12} c="dimmed" fz="sm">
        {t('noContact')}
      </Text>
    )
  return (
    <Stack align="flex-start" gap={4} mt={12}>
      {email !== null && (
        <Anchor href={`mailto:${email}`} className={classes.way}>
          <IconMail {...SMALL_ICON} /> {email}
        </Anchor>
      )}
      {phone !== null && (
        <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={classes.way}>
          <IconPhone {...SMALL_ICON} /> {phone}
        </Anchor>
      )}
    </Stack>
  )
}

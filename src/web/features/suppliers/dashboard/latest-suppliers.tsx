import { Card, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Supplier } from '#contract/suppliers.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './dashboard.module.css'

/** Those that came last, each one click from its catalogue. */
export function LatestSuppliers({ suppliers }: { suppliers: readonly Supplier[] }) {
  const t = useTranslations('suppliers')
  const format = useFormat()
  return (
    <Card component="section" aria-labelledby="latest-suppliers-title">
      <CardHead id="latest-suppliers-title" title={t('dashboard.latest.title')}>
        <TextLink to={paths.suppliers}>{t('dashboard.latest.all')}</TextLink>
      </CardHead>
      <ul className={classes.latest}>
        {suppliers.map(({ id, name, products, createdAt }) => (
          <li key={id}>
            <TextLink to={paths.supplierProducts(id)} fw={600} c="inherit">
              {name}
            </TextLink>
            <Text span c="dimmed" fz="sm">
              {format.dateLong(createdAt)}
            </Text>
            <Text span c="dimmed" fz="sm">
              {t('list.catalogue', { count: products })}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  )
}

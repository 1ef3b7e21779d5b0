import { Card, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Supplier } from '#contract/suppliers.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './dashboard.module.css'

/** Those that came last, each one click from its catalogue. */
export function LatestSuppliers({ suppliers }: { suppliers: readonly Supplier[] }) {
  const t = useTranslations('suppliers')
  const format = useFormat()
  return (
    <Card component="section" aria-labelledby="latest-suppliers-title">
      <div className={classes.head}>
        <Title order={2} size="h3" id="latest-suppliers-title">
          {t('dashboard.latest.title')}
        </Title>
        <TextLink to={paths.suppliers}>{t('dashboard.latest.all')}</TextLink>
      </div>
      <ul className={classes.latest}>
        {suppliers.map(({ id, name, products, createdAt }) => (
          <li key={id}>
            <TextLink to={paths.supplierProducts(id)} fw={600} c="inherit">
              {name}
            </TextLink>
            <span className={classes.dimmed}>{format.dateLong(createdAt)}</span>
            <span className={classes.dimmed}>{t('list.catalogue', { count: products })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

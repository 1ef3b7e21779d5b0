import { Flex, Group, Title } from '@mantine/core'
import { IconChevronLeft } from '#web/ui/icons/chevron-left.ts'
import type { MouseEvent, ReactNode } from 'react'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import classes from './page-header.module.css'
import { TextLink } from './text-link.tsx'

export interface PageHeaderProps {
  title: string
  /** The page above this one. */
  crumb?: { label: string; to: AppPath; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }
  /** Beside the title: a count, a date. */
  aside?: ReactNode
  /** Under the title: badges, allergens. */
  meta?: ReactNode
  /** At the end: the buttons of the page, the one that matters last. */
  actions?: ReactNode
}

/** The head of a page; names the window too. */
export function PageHeader({ title, crumb, aside, meta, actions }: PageHeaderProps) {
  return (
    <Flex
      component="header"
      wrap="wrap"
      align="flex-end"
      justify="space-between"
      gap="12px 24px"
      className={classes.header}
    >
      <title>{`${title} · Gramme`}</title>
      <div className={classes.words}>
        {crumb && (
          <TextLink
            to={crumb.to}
            className={classes.crumb}
            {...(crumb.onClick && { onClick: crumb.onClick })}
          >
            <IconChevronLeft size={14} aria-hidden /> {crumb.label}
          </TextLink>
        )}
        <Group gap="4px 14px" align="baseline" className={classes.line}>
          <Title order={1}>{title}</Title>
          {aside !== undefined && <div className="dimmed">{aside}</div>}
        </Group>
        {meta !== undefined && <div className={classes.meta}>{meta}</div>}
      </div>
      {actions !== undefined && (
        <Group gap="xs" className={classes.actions}>
          {actions}
        </Group>
      )}
    </Flex>
  )
}

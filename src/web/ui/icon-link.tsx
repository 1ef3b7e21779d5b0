import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { createLink, type AnyRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import type { AppPath } from '#web/lib/paths.ts'

type AnchorElementProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ActionIconProps | 'href'>
interface BaseProps extends ActionIconProps, AnchorElementProps {
  ref?: Ref<HTMLAnchorElement>
}

const RouterIcon = createLink((props: BaseProps) => <ActionIcon component="a" {...props} />)

export interface IconLinkProps extends Omit<BaseProps, 'aria-label'> {
  to: AppPath
  /** What the icon says, for whoever does not see it. */
  label: string
  /** One icon. */
  children: ReactNode
}

/** A link to a page of the application that is an icon alone, at the end of a row. */
export function IconLink({ to, label, ...props }: IconLinkProps) {
  return <RouterIcon<AnyRouter> to={to} aria-label={label} variant="subtle" color="gray" {...props} />
}

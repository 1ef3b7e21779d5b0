import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import list from '#web/ui/entry-list.module.css'

interface SecurityEntryProps {
  name: string
  badges?: ReactNode
  /** Below its name, a line each. */
  facts: readonly string[]
  /** Between both. */
  children?: ReactNode
  /** What can be done about it. */
  actions?: ReactNode
}

/** A session, a passkey or an access token in the list of the account's. */
export function SecurityEntry({ name, badges, facts, children, actions }: SecurityEntryProps) {
  return (
    <li className={list.entry}>
      <div>
        <Group gap="4px 10px">
          <Text component="span" fw={600}>
            {name}
          </Text>
          {badges}
        </Group>
        {children}
        {facts.map((fact) => (
          <Text key={fact} c="dimmed" size="sm">
            {fact}
          </Text>
        ))}
      </div>
      {actions}
    </li>
  )
}

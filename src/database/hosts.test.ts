import { expect, test } from 'vitest'
import { addressesOf, Hosts, sessionAttrsOf } from './hosts.ts'

test.each([
  ['postgresql://chef:s%40l@un:5432/cuisine', ['postgresql://chef:s%40l@un:5432/cuisine']],
  [
    'postgresql://chef:sel@un:5432,deux:5433/cuisine?target_session_attrs=read-write',
    ['postgresql://chef:sel@un:5432/cuisine', 'postgresql://chef:sel@deux:5433/cuisine'],
  ],
  [
    'postgres://un,[::1]:5433/cuisine?target_session_attrs=primary&sslmode=require',
    ['postgres://un/cuisine?sslmode=require', 'postgres://[::1]:5433/cuisine?sslmode=require'],
  ],
  [
    'postgres://un,deux/cuisine?sslmode=require&target_session_attrs=read-write',
    ['postgres://un/cuisine?sslmode=require', 'postgres://deux/cuisine?sslmode=require'],
  ],
  ['postgres:///cuisine?host=/run/postgresql', ['postgres:///cuisine?host=/run/postgresql']],
])('%s has an address for each host', (connectionString, addresses) => {
  expect(addressesOf(connectionString)).toEqual(addresses)
})

test('what is asked of the hosts is read', () => {
  expect(sessionAttrsOf('postgres://un,deux/cuisine?target_session_attrs=any')).toBe('any')
  expect(sessionAttrsOf('postgres://un,deux/cuisine')).toBeUndefined()
})

test('a host is left once, however many connections to it fail at once, and the first comes after the last', () => {
  const hosts = new Hosts('postgres://un,deux/cuisine')
  const [first, second] = addressesOf('postgres://un,deux/cuisine')
  hosts.moveOnFrom(first)
  hosts.moveOnFrom(first)
  expect(hosts.current).toBe(second)
  hosts.moveOnFrom(second ?? '')
  expect(hosts.current).toBe(first)
})

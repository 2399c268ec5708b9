import { expect, test } from 'vitest'
import { orderOf, QueueMismatch, queueOf } from './queue-order.ts'

test('the first row has the highest number', () => {
  expect(queueOf([7, 3, 9])).toEqual([
    { id: 7, queue: 3 },
    { id: 3, queue: 2 },
    { id: 9, queue: 1 },
  ])
})

test('the numbers decide the order, not the position in the body', () => {
  expect(
    orderOf(
      [1, 2, 3],
      [
        { id: 2, queue: 1 },
        { id: 3, queue: 3 },
        { id: 1, queue: 2 },
      ],
    ),
  ).toEqual([3, 1, 2])
  expect(orderOf([], [])).toEqual([])
})

test.each([
  { sent: 'a missing id', items: queueOf([1, 2]) },
  { sent: 'an id of another list', items: queueOf([1, 2, 4]) },
  { sent: 'an additional id', items: queueOf([1, 2, 3, 4]) },
  { sent: 'a duplicate id', items: queueOf([1, 2, 2]) },
  { sent: 'all ids and a duplicate', items: queueOf([1, 2, 3, 3]) },
  { sent: 'no ids', items: [] },
  {
    sent: 'a number twice',
    items: [
      { id: 1, queue: 3 },
      { id: 2, queue: 3 },
      { id: 3, queue: 1 },
    ],
  },
  {
    sent: 'numbers that do not start at 1',
    items: [
      { id: 1, queue: 4 },
      { id: 2, queue: 3 },
      { id: 3, queue: 2 },
    ],
  },
  {
    sent: 'not a number',
    items: [
      { id: 1, queue: Number.NaN },
      { id: 2, queue: 2 },
      { id: 3, queue: 1 },
    ],
  },
])('refused: $sent', ({ items }) => {
  expect(() => orderOf([1, 2, 3], items)).toThrow(QueueMismatch)
})

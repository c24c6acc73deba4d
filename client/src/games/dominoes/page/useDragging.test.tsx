/** @jest-environment jsdom */
import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { show } from '../../../testing/page.ts';
import type { Session } from './Session.ts';
import { useDragging } from './useDragging.ts';

function Page({ session }: { session: Session }) {
  const page = useRef<HTMLDivElement>(null);
  const felt = useRef<HTMLDivElement>(null);
  useDragging(session, page, felt);
  return (
    <div ref={page}>
      <div ref={felt} />
      <button type="button" data-tile="1|5" />
    </div>
  );
}

test('as a drag begins what still moves makes way, also for a tile that is picked already; what comes later does not', async () => {
  const told: string[] = [];
  const session = {
    seen: signal(null),
    skip: () => told.push('skip') > 0,
    aimAt: () => told.push('aim'),
  } as unknown as Session;
  HTMLElement.prototype.setPointerCapture = () => {};
  const root = await show(<Page session={session} />);
  const tile = root.querySelector('button')!;
  for (const [type, clientY] of [
    ['pointerdown', 500],
    ['pointermove', 300],
    ['pointermove', 200],
  ] as const) {
    const event = new MouseEvent(type, { bubbles: true, clientX: 0, clientY });
    tile.dispatchEvent(Object.assign(event, { isPrimary: true, pointerType: 'mouse', pointerId: 1 }));
  }
  expect(told).toEqual(['skip', 'aim', 'aim']);
});

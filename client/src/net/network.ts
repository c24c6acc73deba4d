import { type ReadonlySignal, signal } from '@preact/signals';

const online = signal(navigator.onLine);
for (const change of ['online', 'offline'])
  addEventListener(change, () => {
    online.value = navigator.onLine;
  });

/** Whether this device has a network, as far as its browser knows. */
export const isOnline: ReadonlySignal<boolean> = online;

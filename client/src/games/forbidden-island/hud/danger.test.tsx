/** @jest-environment jsdom */
import { show } from '../../../testing/page.ts';
import { measure } from '../model/metrics.ts';
import { seenAt } from '../testing/position.ts';
import { DangerLegend } from './DangerLegend.tsx';
import { DangerMarks } from './DangerMarks.tsx';

describe('the danger of the coming flood', () => {
  const { table } = seenAt({});
  const metrics = measure(table.layout, 600, 600);
  const dangers = table.island.map((_, place) => ({ floods: place === 3 ? 0.25 : 0, sinks: place === 7 ? 1 : 0 }));
  const drawn = (kind: string) => [...document.querySelectorAll(`.danger-${kind}`)].map((shape) => shape.textContent);

  test('is marked on the tiles it is about, in two shapes', async () => {
    await show(<DangerMarks forecast={{ dangers, rises: 0 }} levels={table.levels} metrics={metrics} />);
    expect([drawn('floods'), drawn('sinks')]).toEqual([['25%'], ['100%']]);
    const outlines = [...document.querySelectorAll('.danger-marks path')].map((path) => path.getAttribute('d'));
    expect(new Set(outlines).size).toBe(2);
  });

  test('tells the chance of Waters Rise while it can still come', async () => {
    await show(<DangerLegend forecast={{ dangers, rises: 0.2 }} />);
    expect(document.body.textContent).toContain('Waters Rise! may come before that: 20%');
    await show(<DangerLegend forecast={{ dangers, rises: 0 }} />);
    expect(document.body.textContent).not.toContain('Waters Rise!');
  });
});

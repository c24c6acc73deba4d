/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import { fakeServer } from '../testing/fake-server.ts';
import { show } from '../testing/page.ts';
import { tableState } from '../testing/states.ts';
import { Invite } from './invite.tsx';
import { origins } from './origins.ts';

let root: HTMLElement;
const link = () => root.querySelector<HTMLInputElement>('.invite-link')!.value;
const addresses = () => [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ value }) => value);

/** The invitation on a page opened as http://localhost, with a server that knows these addresses of its own. */
async function invitation(urls: string[] | null) {
  origins.value = [location.origin];
  fakeServer(urls ? { 'GET /api/address': { body: { urls } } } : {});
  root = await show(<Invite state={tableState()} />);
}

describe('on the computer of the host', () => {
  test('the link leads to its address on the network, of which there may be several', async () => {
    await invitation(['http://192.168.1.5:2567', 'http://10.0.0.2:2567']);
    expect(link()).toBe('http://192.168.1.5:2567/t/K7M2QX9RA');
    expect(addresses()).toEqual(['http://192.168.1.5:2567', 'http://10.0.0.2:2567']);
    expect(root.textContent).toContain('Works for everybody on the same network.');
    await act(() => root.querySelectorAll<HTMLElement>('input[type=radio]')[1]!.click());
    expect(link()).toBe('http://10.0.0.2:2567/t/K7M2QX9RA');
  });

  test('a single address needs no choice', async () => {
    await invitation(['http://192.168.1.5:2567']);
    expect(link()).toBe('http://192.168.1.5:2567/t/K7M2QX9RA');
    expect(addresses()).toEqual([]);
    expect(root.querySelector('.qr')!.getAttribute('aria-label')).toBe('QR code of the link');
    expect(root.textContent).toContain('Works for everybody on the same network.');
  });

  test('a public address works for everybody', async () => {
    await invitation(['https://play.example.org']);
    expect(link()).toBe('https://play.example.org/t/K7M2QX9RA');
    expect(root.querySelector('.invite-local')).toBeNull();
  });

  test.each([[[]], [null]])('where none is known, that is said, and no phone is invited', async (urls) => {
    await invitation(urls);
    expect(link()).toBe('http://localhost/t/K7M2QX9RA');
    expect(root.textContent).toContain('works on this computer only');
    expect(root.querySelector('.qr')).toBeNull();
    expect(root.textContent).not.toContain('phone');
  });
});

import type { RunningServer } from '../../src/app.ts';
import { House } from '../chaos/house.ts';
import { Bystanders } from './bystanders.ts';

/** The real server with two people who play at it, for a test that does its worst meanwhile. */
export class Siege {
  readonly house: House;
  readonly bystanders: Bystanders;

  static async begin(): Promise<Siege> {
    const house = new House({ dataDir: ':memory:', databaseUrl: '' });
    await house.start();
    const server: RunningServer = { port: house.port, url: house.url, close: () => house.kill() };
    try {
      return new Siege(house, await Bystanders.sitDown(server));
    } catch (error) {
      await house.kill();
      throw error;
    }
  }

  private constructor(house: House, bystanders: Bystanders) {
    this.house = house;
    this.bystanders = bystanders;
  }

  get url(): string {
    return this.house.url;
  }

  get port(): number {
    return this.house.port;
  }

  /** Whoever tried something is answered or gone, and the others play on as if nothing had been. */
  async end(): Promise<void> {
    await this.bystanders.playOn();
    await this.bystanders.end();
    const health = await fetch(`${this.url}/healthz`);
    await this.house.kill();
    expect({ complaints: this.bystanders.complaints, failures: this.house.failures, health: health.status }).toEqual({
      complaints: [],
      failures: [],
      health: 200,
    });
  }
}

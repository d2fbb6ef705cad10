import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, settings } from '../../src/settings/settings.js';
import { openMusic } from '../../src/sound/music.js';

afterEach(() => settings.change(DEFAULT_SETTINGS));

/** The music of a game with a player that notes what it is told. */
function open() {
  const told: string[] = [];
  let fetched = 0;
  const music = openMusic('cave', async () => {
    fetched++;
    return (seed) => {
      told.push(`open ${seed}`);
      return {
        setVolume() {},
        setPlaying: (isPlaying: boolean) => void told.push(isPlaying ? 'play' : 'still'),
        close: () => void told.push('close'),
      };
    };
  });
  return { music, told, fetched: () => fetched };
}

/** Lets what was fetched arrive. */
const arrive = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the music of a game', () => {
  test('is not fetched until it is wanted and the game is played', async () => {
    const { music, told, fetched } = open();
    music.setPlaying(true);
    await arrive();
    expect(fetched()).toBe(0);
    settings.change({ music: true });
    await arrive();
    expect([fetched(), told]).toEqual([1, ['open cave', 'play']]);
    music.close();
  });

  test('stands still with the game, with the sound muted, and when it is no longer wanted', async () => {
    settings.change({ music: true });
    const { music, told } = open();
    music.setPlaying(true);
    await arrive();
    music.setPlaying(false);
    expect(told.at(-1)).toBe('still');
    music.setPlaying(true);
    expect(told.at(-1)).toBe('play');
    settings.change({ muted: true });
    expect(told.at(-1)).toBe('still');
    settings.change({ muted: false, music: false });
    expect(told.at(-1)).toBe('still');
    music.close();
    expect(told.at(-1)).toBe('close');
  });

  test('that arrives after its game was left is not opened', async () => {
    settings.change({ music: true });
    const { music, told } = open();
    music.setPlaying(true);
    music.close();
    await arrive();
    expect(told).toEqual([]);
  });
});

import { gomoku } from '../games/gomoku/game.ts';
import { variedSetting } from './variedSetting.ts';

test('a game without options is played, too', () => {
  const setting = { seats: 2, options: {}, choices: [{}, {}] };
  expect(variedSetting({ ...gomoku, options: {} }, 3)).toEqual(setting);
});

test('each value has its turn', () => {
  const options = { size: ['9', '15'], rule: ['free'] };
  const settings = [0, 1, 2, 3].map((nth) => variedSetting({ ...gomoku, options }, nth).options);
  expect(settings).toMatchObject([{ size: '9' }, { size: '15' }, { rule: 'free' }, { size: '9' }]);
});

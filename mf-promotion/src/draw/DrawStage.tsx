import type { PromotionOverview, PromotionStanding } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { announce, Button } from '@scoreline/shared-lib/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';

import { throwConfetti } from './confetti';
import { DrawResult, useResultText } from './DrawResult';
import { DrawTrouble } from './DrawTrouble';
import { restingAngle, slicesOf } from './slices';
import { canSound, createSound, type Sound } from './sound';
import { SpinButton } from './SpinButton';
import { useDraw } from './useDraw';
import { useWheel } from './useWheel';
import { Wheel } from './Wheel';

interface DrawStageProps {
  promotion: PromotionOverview;
  standing: PromotionStanding;
  /** Fetches the chances left, because the result of a stored draw has an older count. */
  onDrawn: () => void;
}

/** The wheel and its button, and the result once the wheel stops. */
export function DrawStage({ promotion, standing, onDrawn }: DrawStageProps) {
  const { promotionId, prizes } = promotion;
  const { t } = useTranslation('promotion');
  const [hasSound] = useSetting('sound');
  const { state, left, draw, seen } = useDraw(promotionId);
  const { wheel, angle, isStill, windUp, turnTo, finish, giveUp } = useWheel();
  const resultText = useResultText();
  const stage = useRef<HTMLDivElement>(null);
  const sound = useRef<Sound | null>(null);
  const slices = slicesOf(prizes);

  const spin = () => {
    // A page may play sound only after a click, which this is.
    if (hasSound && canSound()) sound.current ??= createSound();
    windUp();
    void draw();
  };
  const reveal = useEffectEvent(async () => {
    if (state.phase !== 'answered') return;
    const { result, isStored } = state;
    const target = restingAngle(slices, result.proof.usedUp ?? result.prizeId, result.ticket);
    const heard = hasSound && !isStored ? sound.current : null;
    // A visitor who leaves before the wheel stops has not seen the result, so it is shown on return.
    if (!isStored && !(await turnTo(target, slices.length, heard))) return;
    heard?.stop();
    seen();
    if (isStored) onDrawn();
    announce(resultText(result));
    if (result.prizeId !== null && !isStored) {
      heard?.win();
      if (!isStill && stage.current) throwConfetti(stage.current);
    } else heard?.none();
  });
  const { phase } = state;
  useEffect(() => {
    if (phase === 'answered') void reveal();
    if (phase === 'refused' || phase === 'unanswered') giveUp();
  }, [phase, giveUp]);
  useEffect(() => () => sound.current?.stop(), []);

  return (
    <Stage ref={stage}>
      <Wheel ref={wheel} {...{ prizes, angle }} />
      <SpinButton {...{ phase, onSpin: spin }} chances={left ?? standing.chances} />
      {phase === 'answered' && (
        <Button kind="quiet" onClick={finish}>
          {t('draw.skip')}
        </Button>
      )}
      {state.phase === 'shown' && <DrawResult promotion={promotion} {...state} />}
      {(state.phase === 'refused' || state.phase === 'unanswered') && (
        <DrawTrouble {...state} onRetry={spin} />
      )}
    </Stage>
  );
}

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  display: grid;
  gap: 16px;
  justify-items: stretch;
  padding-block-start: 8px;
`;

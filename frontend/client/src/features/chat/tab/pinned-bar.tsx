import { PushPinOutlined } from '../../../shared/icons/push-pin-outlined';
import { useChat } from '../chat-context';
import { useInstead } from '../use-instead';
import { saidIn } from '../model/text';

/** The newest of what is pinned; pressing it shows all of it. */
export const PinnedBar = () => {
  const { channelView, nameOf, begin } = useChat();
  const instead = useInstead();
  const [newest] = channelView.pinned;
  if (!newest) return null;
  const { length } = channelView.pinned;
  return (
    <button type="button" className="chat-pinned" onClick={() => begin({ kind: 'pins' })}>
      <PushPinOutlined fontSize="small" />
      <span className="chat-pinned-count">{length === 1 ? 'Pinned' : `${length} pinned`}</span>
      <span className="chat-pinned-text">
        {instead(newest) ?? `${nameOf(newest.authorId)}: ${saidIn(newest, nameOf)}`}
      </span>
    </button>
  );
};

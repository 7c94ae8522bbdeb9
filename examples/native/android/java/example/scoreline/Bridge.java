package example.scoreline;

import android.net.Uri;
import android.util.Log;
import android.webkit.JavascriptInterface;
import android.webkit.WebView;
import java.util.HashSet;
import java.util.Set;
import org.json.JSONException;
import org.json.JSONObject;

/** The app's side of the bridge for one web view. */
final class Bridge {
  private static final String TAG = "ScorelineBridge";

  private final WebView view;
  private final String origin;
  private final BridgeContract.Actions actions;
  /** Of the current document; both are used on the main thread only. */
  private Set<Integer> seen = new HashSet<>();
  private int document = 0;

  Bridge(WebView view, String origin, BridgeContract.Actions actions) {
    this.view = view;
    this.origin = origin;
    this.actions = actions;
  }

  /** Ids start again with each document. */
  void documentStarted() {
    document++;
    seen = new HashSet<>();
  }

  /** Frames of other sites can call this too, but answers go to the top document alone. */
  @JavascriptInterface
  public void postMessage(final String text) {
    view.post(
        new Runnable() {
          @Override
          public void run() {
            receive(text);
          }
        });
  }

  static String originOf(String address) {
    Uri uri = Uri.parse(address == null ? "" : address);
    return uri.getScheme() + "://" + uri.getAuthority();
  }

  private void receive(String text) {
    if (!originOf(view.getUrl()).equals(origin)) {
      ignore("it is from " + view.getUrl());
    } else if (text == null || text.length() > BridgeContract.MAX_LENGTH) {
      ignore("it is too long");
    } else {
      try {
        perform(new JSONObject(text));
      } catch (JSONException error) {
        ignore(error.getMessage());
      }
    }
  }

  private void perform(JSONObject message) throws JSONException {
    final int id = message.getInt("id");
    if (message.getInt("v") > BridgeContract.VERSION) {
      ignore("its version is " + message.getInt("v"));
    } else if (!seen.add(id)) {
      ignore("its id was used before");
    } else {
      JSONObject payload = message.optJSONObject("payload");
      BridgeContract.perform(
          message.getString("action"),
          payload == null ? new JSONObject() : payload,
          actions,
          new Once(id, document));
    }
  }

  private static void ignore(String reason) {
    Log.w(TAG, "ignored a message: " + reason);
  }

  /** Sends the first answer, unless the document that asked is gone. */
  private final class Once implements BridgeContract.Answer {
    private final int id;
    private final int asking;
    private boolean isSent = false;

    Once(int id, int asking) {
      this.id = id;
      this.asking = asking;
    }

    @Override
    public void result(Object value) {
      send("result", value);
    }

    @Override
    public void error(String reason) {
      send("error", reason);
    }

    private void send(String key, Object value) {
      if (isSent || asking != document) return;
      isSent = true;
      try {
        String answer = new JSONObject().put("id", id).put(key, value).toString();
        String receiver = "window." + BridgeContract.RECEIVER;
        view.evaluateJavascript(receiver + " && " + receiver + ".receive(" + answer + ")", null);
      } catch (JSONException error) {
        Log.e(TAG, "an answer is no JSON", error);
      }
    }
  }
}

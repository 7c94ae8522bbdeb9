package example.scoreline;

import android.util.Log;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.util.Locale;
import java.util.UUID;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** Hands each push token over to the server. */
final class PushHandOver implements PushTokens.Listener {
  private static final String TAG = "ScorelinePush";
  private static final String PATH = "push/subscribe";

  private final Api api;

  PushHandOver(Api api) {
    this.api = api;
  }

  @Override
  public void onToken(final String token) {
    new Thread(
            new Runnable() {
              @Override
              public void run() {
                subscribe(token);
              }
            })
        .start();
  }

  private void subscribe(String token) {
    try {
      JSONObject request =
          new JSONObject()
              .put("id", UUID.randomUUID().toString())
              .put("fcmToken", token)
              .put("types", new JSONArray().put("kickOff").put("goal"))
              .put("language", Locale.getDefault().getLanguage())
              .put("matches", new JSONArray())
              .put("teams", new JSONArray());
      api.call(PATH, request);
    } catch (IOException | GeneralSecurityException | JSONException error) {
      Log.w(TAG, "the push token was not handed over; the next start tries again", error);
    }
  }
}
